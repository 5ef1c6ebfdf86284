export const sayLectureIcon =
  'M4 4h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM10 8.2v5.6l4.6-2.8zM8 21h8'
export const sayExamIcon = 'M14 3H6a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V9zM14 3v6h6M8.5 15l2.2 2.2 4.3-4.7'
export const sayPaymentIcon =
  'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM2 10h20M6 15h4'
export const saySheetIcon = 'm21 8-9-5-9 5v8l9 5 9-5zM3.3 7.8 12 12.7l8.7-4.9M12 21.5v-8.8'
export const sayOtherIcon =
  'M21 12a8.5 8.5 0 0 1-12.6 7.4L3 21l1.6-5.4A8.5 8.5 0 1 1 21 12M9.6 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.7m0 2.8h.01'
export const clipIcon =
  'm21 11.5-8.8 8.8a5.7 5.7 0 0 1-8.1-8.1l8.6-8.6a3.8 3.8 0 0 1 5.4 5.4l-8.6 8.6a1.9 1.9 0 0 1-2.7-2.7l7.9-7.9'
export const sendIcon = 'M21.5 2.5 10.8 13.2M21.5 2.5 15 21a.6.6 0 0 1-1.1 0l-3.1-7.8L3 10.1A.6.6 0 0 1 3 9z'
export const pdfIcon = 'M14 3H6a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V9zM14 3v6h6M8 13h8M8 17h5'
export const penIcon = 'M12 20h9M16.4 3.6a2 2 0 0 1 3 3L7 19l-4 1 1-4z'
