import { useEffect, useRef } from 'react'
import { type BlockerFunction, useBlocker, useLocation, useNavigate } from 'react-router'

/** The room was left by Back, and holds on until one of these is called. */
export type BackAsked = {
  stay: () => void
  /** Goes where Back would have led, or to `to` where that was out of the site. */
  leave: (to: string) => void
}

type AskBeforeBackProps = { onAsked: (asked: BackAsked) => void }

/** The entry of the history that Back takes away, where the room is the first page of the site in this tab. */
const guard = { room: 'guard' }
const isGuard = (state: unknown): boolean => (state as typeof guard | null)?.room === guard.room

const isBack: BlockerFunction = ({ historyAction }) => historyAction === 'POP'

/**
 * Back, of the phone or of the mouse, asks like the button does: time runs on. Out of the site no page can ask, so a room
 * that is the first page of its tab stands in the history twice while it runs, and once again when it is over.
 */
export function AskBeforeBack({ onAsked }: AskBeforeBackProps): null {
  const location = useLocation()
  const navigate = useNavigate()
  const blocker = useBlocker(isBack)
  const goal = useRef<string>(undefined)
  const here = useRef(location)
  useEffect(() => {
    here.current = location
    if (goal.current !== undefined) void navigate(goal.current, { replace: true })
  }, [location, navigate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, while the room is open
  useEffect(() => {
    const { pathname, search } = location
    if (history.state?.idx === 0) void navigate({ pathname, search }, { state: guard, preventScrollReset: true })
    return () => {
      const isStillHere = window.location.pathname === pathname
      if (isStillHere && goal.current === undefined && isGuard(here.current.state)) void navigate(-1)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that Back is pressed
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    onAsked({
      stay: blocker.reset,
      leave: (to) => {
        // What follows the guard is the room itself, which the goal then takes the place of.
        if (isGuard(location.state)) goal.current = to
        blocker.proceed()
      },
    })
  }, [blocker.state])
  return null
}
