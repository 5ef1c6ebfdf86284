type Id = number | string

export const courseAddress = (id: Id): string => `/my/courses/${id}`
export const pendingVideosAddress = (id: Id): string => `/my/pending-video/${id}`
export const trackAddress = (id: Id, deliveryId: Id): string => `${courseAddress(id)}/lecture-sheet-track/${deliveryId}`
