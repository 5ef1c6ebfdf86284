import { useEffect, useRef } from 'react'
import { type BlockerFunction, useBlocker, useLocation, useNavigate } from 'react-router'
import type { RunningRoom } from '../engine/room.ts'
import { guard, isGuard } from './guard-entry.ts'
import { LeaveDialog } from './leave-dialog.tsx'

type LeavingProps = {
  room: RunningRoom
  to: string
  /** What lies over the room; `leave` when its own button was pressed. */
  open: string | undefined
  onClose: () => void
}

const isBack: BlockerFunction = ({ historyAction }) => historyAction === 'POP'

/**
 * Whoever leaves is told that time runs on, by the button and by Back alike. Out of the site no page can ask, so a room that is
 * the first page of its tab stands in the history twice while it runs, and once again when it is over.
 */
export function Leaving({ room, to, open, onClose }: LeavingProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const blocker = useBlocker(isBack)
  const goal = useRef<string>(undefined)
  const here = useRef(location)
  const isStopped = blocker.state === 'blocked'
  const isCovered = open !== undefined && open !== 'leave'
  useEffect(() => {
    here.current = location
    if (goal.current !== undefined) void navigate(goal.current, { replace: true })
  }, [location, navigate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, while the room is open
  useEffect(() => {
    const { pathname, search } = location
    // By its hash alone: any other step would have the router read the page's data again.
    if (history.state?.idx === 0) void navigate({ pathname, search, hash: '#sitting' }, { state: guard })
    return () => {
      const isStillHere = window.location.pathname === pathname
      if (isStillHere && goal.current === undefined && isGuard(here.current.state)) void navigate(-1)
    }
  }, [])

  const stay = () => {
    onClose()
    if (isStopped) blocker.reset()
  }
  const leave = () => {
    // What follows the guard is the room itself, which the goal then takes the place of.
    if (isGuard(location.state)) goal.current = to
    blocker.proceed?.()
  }

  // Back closes what is open first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that Back is pressed
  useEffect(() => {
    if (isStopped && isCovered) stay()
  }, [isStopped])

  if (isCovered || (open === undefined && !isStopped)) return null
  return <LeaveDialog room={room} to={to} onLeave={isStopped ? leave : undefined} onClose={stay} />
}
