import type { IconShape } from '../icon.tsx'

export const dashIcon: IconShape = { line: 'M5 12h3m3 0h2m3 0h3', weight: 2.25 }
export const halfIcon: IconShape = { line: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z', solid: 'M12 3a9 9 0 0 0 0 18z' }
export const flagIcon: IconShape = { line: 'M7 3h10v18l-5-4-5 4z', solid: true }
export const againIcon = 'M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5'
