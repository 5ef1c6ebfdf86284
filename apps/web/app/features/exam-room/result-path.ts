import type { ExamClient } from '../../kit/exam/exam-clients.ts'

/** Where an attempt's full result stands; the first needs no number. */
export const resultPathOf = ({ resultPath }: Pick<ExamClient, 'resultPath'>, attempt: number): string =>
  attempt > 1 ? `${resultPath}?attempt=${attempt}` : resultPath
