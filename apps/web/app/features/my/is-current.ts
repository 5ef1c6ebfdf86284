/** The page itself, or one below it. */
const isCurrent = (to: string, pathname: string): boolean => pathname === to || pathname.startsWith(`${to}/`)

/** What was left undone belongs to a course, though its address does not say so. */
const ofCourse = /^\/my\/pending-(video|exam)\//

/** The pages of learning have one entry, and tabs among themselves (`kit/learning/learning-tabs.tsx`). */
const ofLearning = /^\/my\/(results|notebook|practice|plan)(?=\/|$)/

/** Of several that fit, the longest: the devices page is below the profile, but not it. */
export function currentOf(addresses: readonly string[], pathname: string): string | undefined {
  const position = pathname.replace(ofCourse, '/my/courses/').replace(ofLearning, '/my/readiness')
  return addresses.filter((to) => isCurrent(to, position)).sort((one, other) => other.length - one.length)[0]
}
