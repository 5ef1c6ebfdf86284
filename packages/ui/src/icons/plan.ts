import type { IconShape } from '../icon.tsx'

export const eveningIcon = 'M12 3v7m0 0 3.5-3.5M12 10 8.5 6.5M3 18h2m14 0h2M7 18a5 5 0 0 1 10 0M3 22h18'
export const openLockIcon =
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 9.9-1'
export const brushIcon =
  'm14.6 17.9-10.7-2.9M18.4 2.6a2.2 2.2 0 0 1 3 3l-3.6 3.6a1 1 0 0 0 0 1.4l.9.9a2 2 0 0 1 0 2.8l-.9.9-9-9 .9-.9a2 2 0 0 1 2.8 0l.9.9a1 1 0 0 0 1.4 0zM9 8c-1.8 2.7-3.9 3.5-6.6 4-.5.1-.7.7-.3 1.1l7.3 8.9c.3.4 1 .4 1.3 0C12.5 20 16 16.7 16 15'
export const gripIcon: IconShape = { line: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01', weight: 3 }
export const cardsIcon =
  'M7 7h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2zM3 17V5a2 2 0 0 1 2-2h12M11 13h6m-6 4h4'
