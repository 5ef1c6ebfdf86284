export const lectureSheetIcon = 'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zM14 3v5h5M9 13h6m-6 4h4'
export const slidesIcon = 'M3 4h18M4 4v11a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1V4M12 16v4m-4 0h8M8 12l3-3 2 2 3-3'
export const materialNoteIcon =
  'M20 14V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h8zM14 20v-5a1 1 0 0 1 1-1h5M8 9h8m-8 4h3'
export const questionBankIcon = 'M10 6h10M10 12h10M10 18h10M3.5 6l1 1 2-2M3.5 12l1 1 2-2M3.5 18l1 1 2-2'
export const downloadIcon = 'M12 4v11m0 0-4-4m4 4 4-4M5 19h14'
