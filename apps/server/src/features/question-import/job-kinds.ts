export const readKind = 'question_import.read'
export const takeKind = 'question_import.take'
export const undoKind = 'question_import.undo'
