import { Skeleton } from '@prostuti/ui/skeleton'
import { Suspense } from 'react'
import { lazyPart } from '../loading/lazy-part.ts'
import type { JoinButtonProps } from './join-button.tsx'

/** Most days show classes that nobody can join yet, so the press comes when there is something to press. */
const JoinButton = lazyPart<JoinButtonProps>(() =>
  import('./join-button.tsx').then((part) => ({ default: part.JoinButton })),
)

/** The button with which a doctor joins a class, in a place that is as high before it is there. */
export function JoinPart(props: JoinButtonProps) {
  return (
    <Suspense fallback={<Skeleton className="" width="160px" height={props.size === 'sm' ? 44 : 48} />}>
      <JoinButton {...props} />
    </Suspense>
  )
}
