/**
 * The command {@code survey}: generates many floors, checks each with {@code lab.check}, and counts what they hold.
 *
 * <p>Some promises can only be judged over many floors; {@link dev.orebound.lab.survey.SurveyPromises} has those.
 */
@NullMarked
package dev.orebound.lab.survey;

import org.jspecify.annotations.NullMarked;
