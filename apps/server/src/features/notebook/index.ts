export { judgeNotebooksAgain } from './making/judge-again.ts'
export { makeNotebookCards } from './making/make-notebook-cards.ts'
export { mergeNotebooks } from './making/merge-notebooks.ts'
export { notebookRoutes } from './notebook.routes.ts'
