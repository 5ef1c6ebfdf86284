import * as m from '@prostuti/text/messages'

export type Depth = 'questions' | 'answers' | 'explanations'

/** Three addresses of one page, each showing more of the same questions. */
export const depths = [
  { depth: 'questions', page: '/my/courses/:id/events/:eventId/exam/question-list', words: m.courseexam_questions },
  { depth: 'answers', page: '/my/courses/:id/events/:eventId/exam/question-answer-list', words: m.courseexam_answers },
  {
    depth: 'explanations',
    page: '/my/courses/:id/events/:eventId/exam/question-explanation-list',
    words: m.courseexam_explanations,
  },
] as const

export const depthOf = (pattern: string): Depth => depths.find(({ page }) => page === pattern)?.depth ?? 'questions'
