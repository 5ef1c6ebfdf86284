export const zoomInIcon = 'M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM20 20l-4-4M11 8v6m-3-3h6'
export const zoomOutIcon = 'M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM20 20l-4-4M8 11h6'
export const fullScreenIcon =
  'M4 9V5a1 1 0 0 1 1-1h4m6 0h4a1 1 0 0 1 1 1v4m0 6v4a1 1 0 0 1-1 1h-4m-6 0H5a1 1 0 0 1-1-1v-4'
export const smallScreenIcon =
  'M9 4v4a1 1 0 0 1-1 1H4m16 0h-4a1 1 0 0 1-1-1V4m0 16v-4a1 1 0 0 1 1-1h4M4 15h4a1 1 0 0 1 1 1v4'
