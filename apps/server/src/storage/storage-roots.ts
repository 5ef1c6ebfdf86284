/** What doctors sent and what the centre brought. Everything else below DATA_DIR can be made again, or is the database. */
export const keptRoots = ['files/', 'videos/', 'documents/'] as const

/** With what is still on its way. */
export const storageRoots = [...keptRoots, 'uploads/'] as const
