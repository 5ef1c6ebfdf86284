import type { IconShape } from '../icon.tsx'

export const plPauseIcon: IconShape = { line: 'M8 5v14M16 5v14', weight: 3 }
export const plAgainIcon = 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5'
export const plBackIcon =
  'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M10 9.5v6M13 11.2v2.6a1.6 1.6 0 0 0 3.2 0v-2.6a1.6 1.6 0 0 0-3.2 0z'
export const plForwardIcon =
  'M20 12a8 8 0 1 1-2.6-5.9L20 8.5M20 4v4.5h-4.5M9 9.5v6M12 11.2v2.6a1.6 1.6 0 0 0 3.2 0v-2.6a1.6 1.6 0 0 0-3.2 0z'
export const plSoundIcon = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18.2 6.5a7.8 7.8 0 0 1 0 11'
export const plSilentIcon = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5'
export const plCaptionsIcon =
  'M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3zM7 11h4M14 11h3M7 15h2.5M12.5 15H17'
export const plSettingsIcon =
  'M4 7h9M18.5 7H20M4 17h2.5M12 17h8M13.3 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM6.7 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z'
export const plPipIcon: IconShape = {
  line: 'M5.5 5h13a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5h-13a2.5 2.5 0 0 1-2.5-2.5v-9a2.5 2.5 0 0 1 2.5-2.5z',
  solid: 'M13 11.5h4.5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-4.5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z',
}
export const plFullIcon =
  'M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M20 15v3.5A1.5 1.5 0 0 1 18.5 20H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15'
export const plSmallIcon =
  'M9 4v3.5A1.5 1.5 0 0 1 7.5 9H4M20 9h-3.5A1.5 1.5 0 0 1 15 7.5V4M15 20v-3.5a1.5 1.5 0 0 1 1.5-1.5H20M4 15h3.5A1.5 1.5 0 0 1 9 16.5V20'
