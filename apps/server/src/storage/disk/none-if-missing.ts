/** A folder that is not there holds nothing. One that cannot be read may hold anything: that is said, and never taken for empty. */
export function noneIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
  throw error
}
