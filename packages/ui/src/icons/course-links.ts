export const courseCalendarIcon =
  'M5 4h14a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM3 10h18M8 2v4m8-4v4M8 14h.01M12 14h.01M16 14h.01M8 17.5h.01M12 17.5h.01'
export const courseFilesIcon = 'M13 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V9zM13 3v6h6M9 13h6M9 17h4'
export const courseChartIcon = 'M3 3v16a2 2 0 0 0 2 2h16M7 15l4-5 3 3 5-7'
export const courseParcelIcon = 'm12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9M8 5.2l8 4.6'
export const courseVideoIcon =
  'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM10 7l5 3-5 3zM8 21h8'
export const courseExamIcon = 'M12 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-7M18.4 2.6l3 3-9 9-3.8 1 1-3.8z'
export const courseColumnsIcon =
  'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2zM9 4v16m6-16v16'
export const courseTalkIcon = 'M21 12a8 8 0 0 1-8 8H4l1.6-3.2A8 8 0 1 1 21 12z'
