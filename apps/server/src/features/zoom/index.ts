export { createZoom } from './create-zoom.ts'
export { checkZoom, readZoomSettings, type ZoomSettings, zoomVariables } from './settings.ts'
export { type Zoom, ZoomAway, ZoomRefused } from './zoom.ts'
