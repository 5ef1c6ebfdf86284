import * as m from '@prostuti/text/messages'

export type Depth = 'questions' | 'answers' | 'explanations'

/** Three addresses of one page, each showing more of the same questions. */
export const depths: { depth: Depth; path: string; words: () => string }[] = [
  { depth: 'questions', path: 'question-list', words: m.courseexam_questions },
  { depth: 'answers', path: 'question-answer-list', words: m.courseexam_answers },
  { depth: 'explanations', path: 'question-explanation-list', words: m.courseexam_explanations },
]

/** By the end of the route's path. */
export const depthOf = (pattern: string): Depth =>
  depths.find(({ path }) => pattern.endsWith(`/${path}`))?.depth ?? 'questions'
