export { seesQuestion } from './bank/sees-question.ts'
export { compareNewQuestions } from './look-alikes/compare-new-questions.ts'
export { questionBankRoutes } from './question-bank.routes.ts'
