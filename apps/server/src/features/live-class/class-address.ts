type ClassPlace = { sessionId: number; batchId: number; scheduleId: number }

/** The doctor's own timetable, where a class is joined: the one address of a class that is the same for everybody. */
export const classAddress = ({ sessionId, batchId, scheduleId }: ClassPlace): string =>
  `/my/courses/${sessionId}/batch/${batchId}/schedule/${scheduleId}`
