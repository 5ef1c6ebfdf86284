export { QuestionObjections as Component } from '../../kit/objection/question-objections.tsx'
