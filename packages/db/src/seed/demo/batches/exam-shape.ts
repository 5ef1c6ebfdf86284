/** How long the questions of an exam are given, and what a full model test of it looks like. */
export type ExamShape = {
  minutesPerQuestion: number
  /** Questions of the weekly exam. */
  weekly: number
  /** A sitting for each number: MRCP is sat in two papers on one day. */
  model: readonly { questions: number; minutes: number }[]
}

/** As the real exams are sat. The entrance to Diploma and MPhil publishes no counts, so its model tests are our own size. */
export const examShapes = {
  fcps: { minutesPerQuestion: 1.6, weekly: 50, model: [{ questions: 150, minutes: 240 }] },
  residency: { minutesPerQuestion: 0.9, weekly: 50, model: [{ questions: 200, minutes: 180 }] },
  diploma: { minutesPerQuestion: 0.9, weekly: 50, model: [{ questions: 100, minutes: 90 }] },
  mrcp: {
    minutesPerQuestion: 1.8,
    weekly: 50,
    model: [
      { questions: 100, minutes: 180 },
      { questions: 100, minutes: 180 },
    ],
  },
  bcs: { minutesPerQuestion: 0.6, weekly: 50, model: [{ questions: 200, minutes: 120 }] },
  psc: { minutesPerQuestion: 0.6, weekly: 50, model: [{ questions: 100, minutes: 60 }] },
} satisfies Record<string, ExamShape>
