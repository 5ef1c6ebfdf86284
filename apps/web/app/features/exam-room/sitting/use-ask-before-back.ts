import { useCallback, useEffect, useRef } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'

type AskBeforeBack = {
  /** The room was left by Back, and holds on until `stay` or `leave`. */
  asked: boolean
  stay: () => void
  /** Goes where Back would have led, or to `to` where that was out of the site. */
  leave: (to: string) => void
}

/** The entry of the history that Back takes away, where the room is the first page of the site in this tab. */
const guard = { room: 'guard' }
const isGuard = (state: unknown): boolean => (state as typeof guard | null)?.room === guard.room

/**
 * Back, of the phone or of the mouse, asks like the button does: time runs on. Out of the site no page can ask, so a room
 * that is the first page of its tab stands in the history twice while it runs, and once again when it is over.
 */
export function useAskBeforeBack(asks: boolean): AskBeforeBack {
  const location = useLocation()
  const navigate = useNavigate()
  const blocker = useBlocker(useCallback(({ historyAction }) => asks && historyAction === 'POP', [asks]))
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

  return {
    asked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: (to) => {
      if (blocker.state !== 'blocked') return void navigate(to, { replace: true })
      // What follows the guard is the room itself, which the goal then takes the place of.
      if (isGuard(location.state)) goal.current = to
      blocker.proceed()
    },
  }
}
