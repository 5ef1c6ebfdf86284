import type { IconShape } from '../icon.tsx'

export const phoneIcon =
  'M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.4a1 1 0 0 0-.3 1.2 14 14 0 0 0 6.4 6.4'
export const emailIcon =
  'm22 7-9 5.7a2 2 0 0 1-2 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z'
export const chatIcon = 'M3 16.3a2 2 0 0 1 .1 1.2l-1.1 3.3a1 1 0 0 0 1.2 1.2l3.4-1a2 2 0 0 1 1.1.1A10 10 0 1 0 3 16.3'
export const headsetIcon =
  'M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5Zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3ZM21 16v2a4 4 0 0 1-4 4h-5'
export const chevronDownIcon = 'm6 9 6 6 6-6'
export const chevronRightIcon = 'm9 18 6-6-6-6'
export const chevronLeftIcon = 'm15 18-6-6 6-6'
export const arrowRightIcon = 'M5 12h14m-7-7 7 7-7 7'
export const arrowLeftIcon = 'M19 12H5m7 7-7-7 7-7'
export const menuIcon = 'M4 5h16M4 12h16M4 19h16'
export const closeIcon = 'M18 6 6 18M6 6l12 12'
export const sunIcon =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4m0-14.2-1.4 1.4M6.3 17.7l-1.4 1.4'
export const moonIcon = 'M20.5 14.5A8.7 8.7 0 0 1 9.5 3.5a8.7 8.7 0 1 0 11 11z'
export const lockIcon =
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4'
export const refreshIcon =
  'M3 12a9 9 0 0 1 9-9 9.8 9.8 0 0 1 6.7 2.7L21 8m0-5v5h-5m5 4a9 9 0 0 1-9 9 9.8 9.8 0 0 1-6.7-2.7L3 16m5 0H3v5'
export const homeIcon =
  'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .7-1.5l7-6a2 2 0 0 1 2.6 0l7 6a2 2 0 0 1 .7 1.5v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z'
export const dashboardIcon =
  'M4.5 3h4.5a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-4.5a1.5 1.5 0 0 1-1.5-1.5v-6a1.5 1.5 0 0 1 1.5-1.5zM15 3h4.5a1.5 1.5 0 0 1 1.5 1.5v2.5a1.5 1.5 0 0 1-1.5 1.5h-4.5a1.5 1.5 0 0 1-1.5-1.5v-2.5a1.5 1.5 0 0 1 1.5-1.5zM4.5 15.5h4.5a1.5 1.5 0 0 1 1.5 1.5v2.5a1.5 1.5 0 0 1-1.5 1.5h-4.5a1.5 1.5 0 0 1-1.5-1.5v-2.5a1.5 1.5 0 0 1 1.5-1.5zM15 12h4.5a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-4.5a1.5 1.5 0 0 1-1.5-1.5v-6a1.5 1.5 0 0 1 1.5-1.5z'
export const logoutIcon = 'M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4m7 14 5-5-5-5m5 5H9'
export const bookIcon =
  'M12 7v14M3 18a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z'
export const userIcon = 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4 21a8 8 0 0 1 16 0'
export const playIcon = 'M6 4.5v15l13-7.5z'
export const tickIcon = 'M20 6 9 17l-5-5'
export const mapIcon = 'M3 11 22 2l-9 19-2-8z'
export const placeIcon =
  'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0z'
export const solidPlayIcon: IconShape = { line: 'M7 4.5v15l12.5-7.5z', solid: true }
export const boldCloseIcon: IconShape = { line: closeIcon, weight: 2.25 }
export const boldTickIcon: IconShape = { line: tickIcon, weight: 2.25 }

/** Ways to talk to us and places where we are found, by their kind. */
export const channelIcons = {
  phone: phoneIcon,
  email: emailIcon,
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  youtube:
    'M2.5 17a24 24 0 0 1 0-10 2 2 0 0 1 1.4-1.4 50 50 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24 24 0 0 1 0 10 2 2 0 0 1-1.4 1.4 50 50 0 0 1-16.2 0A2 2 0 0 1 2.5 17M10 15l5-3-5-3z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5h-10a5 5 0 0 1-5-5v-10a5 5 0 0 1 5-5zM7.8 12a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0zM17.4 6.6h.01',
  linkedin:
    'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4V9h4v1.4A5 5 0 0 1 16 8M2 9h4v12H2zM2 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
  messenger:
    'M12 2.5c-5.6 0-9.8 4-9.8 9.2 0 2.8 1.2 5.2 3.2 6.9v3l3-1.6a11 11 0 0 0 3.6.6c5.6 0 9.8-4 9.8-9S17.6 2.5 12 2.5zM6.8 13.8l3.4-3.6 3.4 2.8 3.6-3.2',
  whatsapp:
    'M3 16.3a2 2 0 0 1 .1 1.2l-1.1 3.3a1 1 0 0 0 1.2 1.2l3.4-1a2 2 0 0 1 1.1.1A10 10 0 1 0 3 16.3M9 7.8c-.9.5-1.3 1.5-.8 2.9a9 9 0 0 0 5.1 5.1c1.4.5 2.4.1 2.9-.8l-2.3-1.5-1.3.8a6 6 0 0 1-2.9-2.9l.8-1.3z',
}

/** By platform. */
export const storeIcons = {
  android: 'M3 18a9 9 0 0 1 18 0zm3.5-7.5L4.8 7.6m12.7 2.9 1.7-2.9M8.5 14.8h.01m7 0h.01',
  ios: 'M12 7.5c1.3-.8 2.8-1.2 4.3-.8 1.3.3 2.3 1 3 2-2.7 1.7-2.6 5.7.4 7-.8 2.4-2.7 5.3-4.6 5.3-1.1 0-1.9-.7-3.1-.7s-2 .7-3.1.7C6.3 21 4 16.2 4 12.7 4 9 6.3 6.6 8.8 6.6c1.2 0 2.2.5 3.2.9zM12 5c0-1.8 1.2-3.2 3-3.5 0 1.9-1.2 3.3-3 3.5z',
}
