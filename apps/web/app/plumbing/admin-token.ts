/** Where a staff member's link for viewing as a doctor arrives. */
export const adminEntrance = '/login-for-admin'

/** Only what can stand in a header: anything else would make every later call fail in the browser itself. */
const shape = /^[\w.~+/=|-]{8,2048}$/

export function adminTokenIn(search: string): string | undefined {
  const token = new URLSearchParams(search).get('token') ?? ''
  return shape.test(token) ? token : undefined
}
