import * as m from '@prostuti/text/messages'

/** The drawings that the public site has for a service. */
export const drawingChoices = (): { value: string; label: string }[] => [
  { value: 'book', label: m.office_drawing_book() },
  { value: 'truck', label: m.office_drawing_truck() },
  { value: 'play', label: m.office_drawing_play() },
  { value: 'list-checks', label: m.office_drawing_list() },
  { value: 'compass', label: m.office_drawing_compass() },
  { value: 'globe', label: m.office_drawing_globe() },
  { value: 'scroll-text', label: m.office_drawing_scroll() },
  { value: 'landmark', label: m.office_drawing_landmark() },
  { value: 'hospital', label: m.office_drawing_hospital() },
  { value: 'stethoscope', label: m.office_drawing_stethoscope() },
  { value: 'heart-pulse', label: m.office_drawing_heart() },
  { value: 'microscope', label: m.office_drawing_microscope() },
]
