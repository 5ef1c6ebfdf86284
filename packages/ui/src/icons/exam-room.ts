export const timerIcon = 'M10 2h4m-2 12 3-3M4 14a8 8 0 1 0 16 0a8 8 0 1 0-16 0z'
export const cloudSavedIcon = 'm17 15-5.5 5.5L9 18M5.5 16.1A7 7 0 1 1 15.7 8h1.8a4.5 4.5 0 0 1 3.5 7.3'
export const cloudWaitsIcon =
  'M10.9 5.3A7 7 0 0 1 15.7 10h1.8a4.5 4.5 0 0 1 4.2 6.1m-2.9 2.7a4.5 4.5 0 0 1-1.3.2H9A7 7 0 0 1 5.8 5.8M2 2l20 20'
export const noNetworkIcon =
  'M12 20h.01M8.5 16.4a5 5 0 0 1 7 0M5 12.9a10 10 0 0 1 5.2-2.7m8.8 2.7a10 10 0 0 0-2-1.5M2 8.8a15 15 0 0 1 4.2-2.6M22 8.8a15 15 0 0 0-11.3-3.7M2 2l20 20'
export const gridIcon =
  'M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM15 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM15 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z'
export const ribbonIcon =
  'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.5.9L13 18.3a2 2 0 0 0-2 0l-4.5 2.6A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z'
export const onDeviceIcon = 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2zM12 18h.01'
export const textSizeIcon = 'm15 16 2.5-7.3a1 1 0 0 1 2 0L22 16m-6.3-2h5.6M2 16l4-9.7a.5.5 0 0 1 1 0L11 16m-7.7-3h6.4'
export const keyboardIcon =
  'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM6 9h.01M10 9h.01M14 9h.01M18 9h.01M6 12h.01M10 12h.01M14 12h.01M18 12h.01M8 15h8'
