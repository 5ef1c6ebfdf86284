import { type ComponentType, memo, Suspense } from 'react'
import { lazyPart } from './lazy-part.ts'

/**
 * A part that stands in the server's page before its code is here. When something is drawn anew around it meanwhile, React throws away
 * what stands there and makes it a second time: whoever had the focus in it would lose it, and a press would fall into nothing. So
 * it is drawn anew for another property only. It has few, and none that the page's start changes: app data it reads itself.
 */
export function servedPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback?: ComponentType,
) {
  const Part = lazyPart(load)
  return memo((props: Props) => (
    <Suspense fallback={Fallback && <Fallback />}>
      <Part {...props} />
    </Suspense>
  ))
}
