import type { IconShape } from '../icon.tsx'

export const calendarAddIcon =
  'M16 19h6M16 2v3M19 16v6M21 12.6V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8.5M3 9h18M8 2v3'
export const printerIcon =
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z'
export const lectureIcon =
  'M15.03 9.44a.65.65 0 0 1 0 1.12l-4.06 2.35a.65.65 0 0 1-.97-.56v-4.7a.65.65 0 0 1 .97-.56zM12 17v4M8 21h8M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z'
export const examIcon =
  'M12 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-7M18.4 2.6a1 1 0 0 1 3 3l-9 9a2 2 0 0 1-.9.5l-2.9.9a.5.5 0 0 1-.6-.6l.9-2.9a2 2 0 0 1 .5-.9z'
export const columnsIcon = 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM9 3v18M15 3v18'
export const todayIcon = 'M12 4v14M6 12l6 6 6-6M5 21h14'
export const firmTickIcon: IconShape = { line: 'M20 6 9 17l-5-5', weight: 2 }
export const missedIcon = 'M3 12a9 9 0 1 0 2.6-6.4L3 8M3 3v5h5'
export const hourglassIcon =
  'M5 22h14M5 2h14M17 22v-4.2a2 2 0 0 0-.6-1.4L12 12l-4.4 4.4a2 2 0 0 0-.6 1.4V22M7 2v4.2a2 2 0 0 0 .6 1.4L12 12l4.4-4.4a2 2 0 0 0 .6-1.4V2'
export const searchIcon = 'M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM20 20l-4-4'
export const calendarIcon =
  'M8 2v3m8-3v3M3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z'
export const differsIcon = 'M5 9h14M5 15h14M16 5 8 19'
export const filterIcon =
  'M3 6h10m4 0h4M3 12h4m4 0h10M3 18h8m4 0h6M13 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM7 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM11 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0z'
export const compassIcon =
  'm16.2 7.8-1.8 5.4a2 2 0 0 1-1.2 1.2l-5.4 1.8 1.8-5.4a2 2 0 0 1 1.2-1.2zM2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z'
export const dateIcon =
  'M8 2v3M16 2v3M3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z'
export const clockIcon = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 7v5l3 2'
export const shareIcon =
  'M15 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM15 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM8.6 13.5l6.8 4M15.4 6.5l-6.8 4'
