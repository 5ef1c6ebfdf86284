export type { AnswerStep } from './attempts/answer-step.ts'
export { type Attempt, endNow, type Finish, finalMoment, graceMs, isRunning } from './attempts/attempt.ts'
export { canStart, type StartDecision, type StartRefusal } from './attempts/can-start.ts'
export { extendedEnd, later, longestExtensionMinutes } from './attempts/control/extend-attempt.ts'
export { type Reopened, type ReopenRefusal, reopenAttempt } from './attempts/control/reopen-attempt.ts'
export { resumedEnd, resumedTimes } from './attempts/control/resume-paper.ts'
export { longestSilenceMinutes, type Pause, type Silence, silentMinutes } from './attempts/control/silence.ts'
export { type WithdrawRefusal, withdrawableMs, withdrawnEnds } from './attempts/control/withdraw-extension.ts'
export { endsAt } from './attempts/ends-at.ts'
export { finishByDeadline, finishByDoctor } from './attempts/finish-attempt.ts'
export { judgeSave, type SaveJudgement } from './attempts/judge-save.ts'
export { closesNow, type PaperRelease, type PaperTimes } from './attempts/paper.ts'
export {
  answersMoment,
  answersRelease,
  closingOf,
  isRankedPaper,
  missedAnswersRelease,
  never,
  overAt,
  type Release,
  type ResultRelease,
  ranksMoment,
  ranksRelease,
  resultRelease,
  toldMoment,
} from './attempts/released.ts'
export { arrivedInTime, replaySteps } from './attempts/replay-steps.ts'
export { type Resumed, resumeAttempt } from './attempts/resume-attempt.ts'
export { type Started, startAttempt } from './attempts/start-attempt.ts'
export { timeLeft } from './attempts/time-left.ts'
export {
  type ClassPhase,
  type ClassTimes,
  classPhase,
  classTurns,
  closesAfterMs,
  mayJoinClass,
  opensBeforeMs,
} from './classes/class-phase.ts'
export { eventEnd, usualEventMs } from './classes/event-end.ts'
export {
  type Forecast,
  type ForecastExam,
  forecastLooksAt,
  forecastNeeds,
  forecastPass,
  type NoForecast,
  type PastCut,
} from './forecast/forecast-pass.ts'
export { type CohortDoctor, type CohortPaper, packCohort } from './forecast/pack-cohort.ts'
export { analysePaper } from './items/analyse-paper.ts'
export { correlationInterval, type Interval, shareInterval } from './items/intervals.ts'
export type {
  ChoiceFigures,
  ItemAnalysis,
  ItemFigures,
  PaperItems,
  PaperReliability,
  StemAnalysis,
} from './items/item-analysis.ts'
export { type AnalysedQuestion, addCandidate, createItemTable } from './items/item-table.ts'
export {
  dividesFrom,
  type Evidence,
  evidenceOf,
  fifthsFrom,
  type ItemDoubt,
  type ItemJudgement,
  type ItemVerdict,
  isDubious,
  judgeItem,
  objectionsAreMany,
} from './items/judge-item.ts'
export { analyseSubjects, type SubjectAnalysis } from './marking/analyse-subjects.ts'
export { type CorrectionKind, correctedKey } from './marking/corrected-key.ts'
export { type MarkablePaper, type MarkedQuestion, markAttempt } from './marking/mark-attempt.ts'
export { markQuestion } from './marking/mark-question.ts'
export type { MarkRule, MarkState, QuestionMark } from './marking/mark-rule.ts'
export { markRulesOf } from './marking/mark-rules-of.ts'
export type { Marks } from './marking/marks.ts'
export { type Regraded, regradeAttempt } from './marking/regrade-attempt.ts'
export { shiftTotal, type Total } from './marking/shift-total.ts'
export { type ResultSummary, summariseResult } from './marking/summarise-result.ts'
export { type Tally, tallyMarks } from './marking/tally-marks.ts'
export { alikeFrom, findAlike, piecesOf } from './papers/alike.ts'
export {
  type BalancedQuestion,
  balanceKeys,
  balancePaper,
  type KeyBalance,
  marksOf,
  type PaperBalance,
} from './papers/balance.ts'
export { type BlueprintLine, findGaps, type Gap } from './papers/blueprint.ts'
export { evenKeys } from './papers/even-keys.ts'
export { type Candidate, fillGaps, restDays } from './papers/fill-gaps.ts'
export { paperState } from './papers/paper-state.ts'
export { drawSet, type KeyLine, keySheet, type PrintSet, printSets } from './papers/print-sets.ts'
export { fitsSection, sectionFor } from './papers/section-for.ts'
export { answerFullness, answerProgress } from './questions/answer-progress.ts'
export type { Grace } from './questions/grace.ts'
export { keyFits } from './questions/key-fits.ts'
export type { McqAnswer, McqKey } from './questions/mcq.ts'
export { parseQuestionText, type QuestionNode, writeQuestionText } from './questions/parse-question-text.ts'
export { countPositions, createIdLister, noPositions, type Positions, positionsOf } from './questions/positions.ts'
export { presentQuestion } from './questions/present-question.ts'
export type { PaperQuestion, Question, QuestionForExaminee, QuestionPart } from './questions/question.ts'
export type { AnswerRefusal, Fullness, Reading, WireAnswer } from './questions/question-type.ts'
export {
  type Answer,
  type AnswerKey,
  isQuestionTypeName,
  type QuestionTypeName,
  questionTypes,
} from './questions/question-types.ts'
export { readAnswer, writeAnswer } from './questions/read-answer.ts'
export type { SbaAnswer, SbaKey } from './questions/sba.ts'
export { type StemVerdict, stemVerdict } from './questions/stem-verdict.ts'
export { writeExplanation } from './questions/write-explanation.ts'
export { compareStandings, type Standing } from './ranking/compare-standings.ts'
export { type Distribution, distributeMarks } from './ranking/distribute-marks.ts'
export { percentileOf, type Ranked, rankAttempts } from './ranking/rank-attempts.ts'
export { checkPaper, type PaperDifference } from './rule-packs/check-paper.ts'
export { checkRulePack, type RulePackFault, type RulePackFaultCode } from './rule-packs/check-rule-pack.ts'
export { packTotal, questionWorth } from './rule-packs/full-marks.ts'
export { judgeSet, type SetVerdict } from './rule-packs/judge-set.ts'
export type { Name, PassRule, RulePack, RuleSection } from './rule-packs/rule-pack.ts'
export { findRulePack, rulePacks, setRules } from './rule-packs/rule-packs.ts'
export type { SetRule } from './rule-packs/set-rule.ts'
export { snapshotPack } from './rule-packs/snapshot-pack.ts'
export { drawOrder, type PaperOrder, type ShufflePolicy } from './shuffle/draw-order.ts'
export { seededIntegers } from './shuffle/seeded-integers.ts'
export { addDays, daysBetween, hasBegun, weekdayOf } from './timetable/days.ts'
export {
  applyDifference,
  type Clash,
  countChanges,
  type Difference,
  differenceOf,
  invertDifference,
  isSameValue,
  rebaseDifference,
} from './timetable/difference.ts'
export {
  type Conflict,
  type ConflictKind,
  daysToWatch,
  findConflicts,
  type SheetFacts,
  type TakenHour,
} from './timetable/find-conflicts.ts'
export { heldMoves } from './timetable/held-moves.ts'
export { laterBy, papersToMove } from './timetable/papers-to-move.ts'
export { isOpenDay, shiftDates, shiftRows } from './timetable/shift-dates.ts'
export type { TimetableRow } from './timetable/timetable-row.ts'
export { percentOf, sumResults, type TrendSum } from './trend/sum-results.ts'
