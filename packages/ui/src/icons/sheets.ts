import type { IconShape } from '../icon.tsx'

export const exclamationIcon: IconShape = { line: 'M12 5v9m0 5h.01', weight: 2.25 }
export const truckIcon =
  'M5 17H3V6h11v11H9m6-8h4l3 4v4h-2m-5 0h1M5 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM16 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z'
export const boxIcon = 'M4 8h16v12H4zM4 8l2-4h12l2 4M12 4v4m-2 4h4'
export const copyNumberIcon =
  'M11 9h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM5 15H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1'
export const outsideIcon = 'M14 4h6v6m0-6-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5'
