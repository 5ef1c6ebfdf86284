import { ApiError } from '../../../api/api-error.ts'
import { spread } from '../../../api/spread.ts'
import type { ExamClient } from '../../../kit/exam/exam-clients.ts'
import type { Sitting } from '../../../kit/exam/exam-types.ts'
import type { Tabs } from '../../../kit/tabs/join-tabs.ts'
import { createEnding, type Ending } from './ending.ts'
import { waitingIds } from './ledger.ts'
import { createLobby } from './lobby.ts'
import type { RoomClock } from './room-clock.ts'
import { roomError } from './room-error.ts'
import { createRoomNews, type RoomNews } from './room-news.ts'
import type { Room, RoomView, RunningRoom } from './room-types.ts'
import { createRoomWriter } from './room-writer.ts'
import { createPaperInHand } from './sealed/paper-in-hand.ts'
import type { SealedPapers } from './sealed/sealed-papers.ts'
import { type Failure, judgeFailure } from './sending/judge-failure.ts'
import { createRunningView, type RoomState } from './show-running.ts'
import { createSittingRoom, type SittingRoom } from './sitting-room.ts'
import { readParts, readStoredRoom } from './stores/read-stored-room.ts'
import { roomName, type StoredRoom } from './stores/room-store.ts'
import { type RoomStores, storesOf } from './stores/room-stores.ts'
import type { TabMessage } from './tab-message.ts'

/** After so long without a word from the server, another device may have gone on: its answers are fetched first. */
const strangeAfterMs = 180_000
/** Nobody comes back to a room that ended a month ago. */
const forgetAfterMs = 30 * 86_400_000

export type EngineDeps = {
  client: ExamClient
  attempt: number | undefined
  clock: RoomClock
  ticks(): number
  random(): number
  stores: RoomStores
  /** Left out where the browser cannot open one. */
  papers?: SealedPapers | undefined
  token(): string | null
  /** The id of the doctor who is signed in; throws an `ApiError` when there is none or nobody can say. */
  whoIs(): Promise<number>
  /** Whether the browser has any network at all. */
  hasNetwork(): boolean
  /** Whether the server could be reached when somebody last tried. */
  isConnected(): boolean
  joinTabs(room: string, hear: (message: TabMessage) => void): Tabs<TabMessage>
  readView(): RoomView
  storeView(view: RoomView): void
  /** The room runs: its page and files should open without a network from now on. */
  onRunning(): void
}

export type RoomEngine = {
  subscribe(listener: () => void): () => void
  getSnapshot(): Room
  /** The network is back, or the page is looked at again. */
  wake(): void
  /** The control room did something to this sitting, or may have. */
  heard(): void
  /** The page is about to go. */
  leave(): void
  /** Another token is stored, or none. */
  sessionChanged(): void
  stop(): void
}

type Running = {
  sitting: SittingRoom
  ending: Ending
  news: RoomNews
  show: (state: RoomState) => RunningRoom
  remove(): Promise<void>
}

export function createRoomEngine(deps: EngineDeps): RoomEngine {
  const { client, clock } = deps
  const stores = storesOf(deps.stores)
  const paper = createPaperInHand(deps.papers, deps.random)
  const listeners = new Set<() => void>()
  let shown: Room = { phase: 'loading' }
  let running: Running | undefined
  /** What came back for an earlier beginning is of no interest any more. */
  let round = 0
  let doctorId: number | undefined
  let boundToken: string | null = null
  let trouble: RoomState['trouble'] = null
  let view: RoomView = deps.readView()
  let heardAt = 0
  let mustSync = false
  let syncing: Promise<void> | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  function show(room: Room): void {
    shown = room
    for (const listener of listeners) listener()
  }
  const isOnline = () => {
    if (!deps.hasNetwork()) return false
    const sender = running?.sitting.sender
    if (!sender) return deps.isConnected()
    // Others give up sooner than the sender: where answers arrive, if slowly, there is a connection.
    const heard = deps.ticks() - (sender.answeredAt() ?? Number.NEGATIVE_INFINITY) < 2 * sender.patienceMs()
    return sender.failures() < 2 && (deps.isConnected() || heard)
  }
  function showRunning(): void {
    if (!running) return
    const { ending, show: draw } = running
    show(
      draw({
        view,
        connection: isOnline() ? 'online' : 'offline',
        trouble,
        ended: ending.isEnded(),
        ...ending.state(),
      }),
    )
  }

  async function begin(): Promise<void> {
    const mine = ++round
    closeRunning()
    show({ phase: 'loading' })
    try {
      boundToken = deps.token()
      const id = await deps.whoIs()
      doctorId = id
      const stored = await readStoredRoom(stores, { doctorId: id, client: client.name, attempt: deps.attempt })
      if (mine !== round) return
      if (stored) {
        if (stored.position) clock.restore(stored.position.clock)
        open(stored)
        running?.sitting.storeAll()
        mustSync = true
        await sync()
        return
      }
      const { exam, property, sealed_paper } = await client.look()
      if (mine !== round) return
      paper.expect(sealed_paper, Date.parse(exam.opens_at) - clock.now())
      if (exam.mine?.state === 'running') await sit(exam.mine.attempt, mine)
      else showWaiting(exam, property)
    } catch (error) {
      if (mine !== round) return
      show({ phase: 'failed', error: roomError(error), retry: () => void begin() })
      // The room may be in a store that is only slow.
      deps.stores.best.back()?.then(() => {
        if (mine === round) void begin()
      })
    }
  }

  const showWaiting = createLobby({
    client,
    paper,
    attempt: deps.attempt,
    now: clock.now,
    round: () => round,
    shown: () => shown,
    show,
    sit,
  })

  /** Every answer that carries the server's clock sets ours. */
  async function heardFrom<Answer extends { server_time: string }>(call: () => Promise<Answer>): Promise<Answer> {
    const asked = deps.ticks()
    const answer = await call()
    clock.measure(Date.parse(answer.server_time), asked, deps.ticks())
    return answer
  }

  async function timed(call: () => Promise<Sitting>): Promise<Sitting> {
    const sitting = await heardFrom(call)
    heardAt = clock.now()
    return sitting
  }

  async function sit(attempt: number | undefined, mine: number): Promise<void> {
    const sitting = await paper.sit((sealed) => timed(() => client.sit(attempt, sealed)))
    if (mine !== round) return
    if (sitting.result) return showFinished(sitting)
    if (sitting.attempt === null) throw new ApiError(503, 'unavailable')
    // A store that had no place for the questions may still have answers.
    const stored = await readParts(stores, roomName(doctorId ?? 0, client.name, sitting.attempt))
    if (mine !== round) return
    open({
      ...stored,
      sitting: {
        attempt: sitting.attempt,
        endsAt: Date.parse(sitting.ends_at ?? sitting.server_time),
        exam: sitting.exam,
        property: sitting.property,
        questions: sitting.questions,
      },
    })
    running?.sitting.beginPicture()(sitting)
    hearStanding(sitting)
  }

  function hearStanding({ ends_at, news, paused }: Sitting): void {
    if (ends_at !== null) running?.news.hear({ ends_at, news, paused })
  }

  function open(stored: StoredRoom): void {
    if (doctorId === undefined) return
    const { attempt } = stored.sitting
    const name = roomName(doctorId, client.name, attempt)
    const writer = createRoomWriter(deps.stores, name, stored)
    const sitting = createSittingRoom(
      {
        // With its number: a room that was left open must not write into the next attempt.
        save: (body, options) => client.save({ ...body, attempt }, options),
        flag: (body, options) => client.flag({ ...body, attempt }, options),
        mayCall,
        ticks: deps.ticks,
        random: deps.random,
        clock,
        writer,
        joinTabs: (hear) => deps.joinTabs(name, hear),
        isOpen: () => !ending.isEnded() && !ending.isHandingIn() && !sitting.sitting().standing?.paused,
        onChange: showRunning,
        onSaved: () => {
          heardAt = clock.now()
        },
        onState: (state) => news.hear(state),
        onReadElsewhere: (ids) => news.readElsewhere(ids),
        onFailure,
        onFinishedElsewhere: () => void sync(),
      },
      stored,
    )
    const news = createRoomNews({
      standing: () => sitting.sitting().standing,
      endsAt: () => sitting.sitting().endsAt,
      setStanding(standing, endsAt) {
        sitting.setStanding(standing, endsAt)
        ending.watchTime()
      },
      ask: () => heardFrom(() => client.news(attempt)),
      sendRead: (ids) => heardFrom(() => client.readNews(attempt, ids)),
      mayCall: () => running?.sitting === sitting && deps.hasNetwork() && mayCall(),
      random: deps.random,
      onFinished: () => void sync(),
      onRead: sitting.tellRead,
    })
    const ending = createEnding({
      clock,
      ticks: deps.ticks,
      random: deps.random,
      room: () => (running?.sitting === sitting ? sitting : undefined),
      isSignedOut: () => trouble !== null,
      isOnline,
      mustSync: () => mustSync,
      canBeRepeated: () => sitting.sitting().property.attempts !== 1,
      sync,
      askForTime: news.askNow,
      handIn: (whenOver) => timed(() => client.finish(attempt, whenOver)),
      onFinished: showFinished,
      onChange: showRunning,
    })
    const show = createRunningView(sitting, {
      goTo: sitting.goTo,
      choose: sitting.choose,
      toggleFlag: sitting.toggleFlag,
      now: clock.now,
      finish: ending.finish,
      readMessage: news.read,
      setView(chosen) {
        view = chosen
        deps.storeView(chosen)
        showRunning()
      },
    })
    running = { sitting, ending, news, show, remove: writer.remove }
    deps.stores.best.readLate(name)?.then(
      ({ entries }) => sitting.putStored(entries),
      () => {},
    )
    trouble = null
    showRunning()
    ending.watchTime()
    deps.onRunning()
  }

  /** A save names no attempt: until we know that ours is the running one, it could end in a later one. */
  function mayCall(): boolean {
    if (trouble !== null || deps.token() !== boundToken || boundToken === null) return false
    return !mustSync || running?.sitting.sitting().property.attempts === 1
  }

  function onFailure(failure: Failure): void {
    if (failure === 'signed-out' || failure === 'device') trouble = failure
    if (failure === 'outdated' || failure === 'finished') void sync()
  }

  /** The server's picture of the running sitting: merged with ours, or the end of it. Never throws. */
  function sync(): Promise<void> {
    syncing ??= fetchPicture().finally(() => {
      syncing = undefined
    })
    return syncing
  }

  async function fetchPicture(): Promise<void> {
    const room = running?.sitting
    if (!room || deps.token() !== boundToken || boundToken === null) return
    const mine = round
    const merge = room.beginPicture()
    clearTimeout(retryTimer)
    try {
      const { attempt } = room.sitting()
      const sitting = await paper.sit((sealed) => timed(() => client.sit(attempt, sealed)))
      if (mine !== round || !running) return
      if (sitting.result) return await showFinished(sitting)
      // Over, but not marked yet: that takes a moment.
      if (sitting.attempt !== room.sitting().attempt) throw new ApiError(503, 'unavailable')
      mustSync = false
      trouble = null
      void room.forgetOld(clock.now() - forgetAfterMs)
      merge(sitting)
      hearStanding(sitting)
      running.ending.watchTime()
      room.sender.wake()
    } catch (error) {
      if (mine !== round || !running) return
      const failure = judgeFailure(error)
      if (failure === 'signed-out' || failure === 'device') trouble = failure
      else if (failure === 'refused' || failure === 'finished') {
        closeRunning()
        return show({ phase: 'failed', error: roomError(error), retry: () => void begin() })
      } else retryTimer = setTimeout(() => void sync(), spread(5000, deps.random()))
      showRunning()
    }
  }

  async function showFinished(sitting: Sitting): Promise<void> {
    const ending = running
    if (!sitting.result) throw new ApiError(503, 'unavailable')
    const unsaved = ending ? await lastTry(ending.sitting) : []
    ending?.sitting.tellFinished()
    closeRunning()
    void ending?.remove()
    show({ phase: 'finished', exam: sitting.exam, property: sitting.property, result: sitting.result, unsaved })
  }

  async function reopened(attempt: number): Promise<void> {
    const mine = round
    const standing = await client.news(attempt).catch(() => undefined)
    if (standing?.finished === false && mine === round) void begin()
  }

  /** An acknowledgement may have been lost, not the save: the server says again what it has, even after the end. */
  async function lastTry({ sender, waiting, sitting, ledger }: SittingRoom): Promise<number[]> {
    const limitMs = Math.max(5000, sender.patienceMs())
    if (waiting() > 0 && sitting().property.attempts === 1) await Promise.race([sender.sendLeaving(), pause(limitMs)])
    const late = new Set(waitingIds(ledger()))
    return sitting().questions.flatMap(({ id }, index) => (late.has(id) ? [index + 1] : []))
  }

  function closeRunning(): void {
    running?.sitting.stop()
    running?.ending.stop()
    running?.news.stop()
    running = undefined
    mustSync = false
    clearTimeout(retryTimer)
  }

  async function sessionChanged(): Promise<void> {
    const token = deps.token()
    if (token === boundToken) return
    if (token === null) {
      trouble = 'signed-out'
      return showRunning()
    }
    if (!running) return begin()
    try {
      const id = await deps.whoIs()
      if (deps.token() !== token) return
      boundToken = token
      if (id !== doctorId) return begin()
      trouble = null
      mustSync = true
      await sync()
    } catch (error) {
      // Where nobody could say who it is, that is asked again when the page is looked at again.
      if (judgeFailure(error) === 'signed-out') trouble = 'signed-out'
      showRunning()
    }
  }

  void begin()

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => shown,
    wake() {
      clock.wake()
      if (shown.phase === 'failed' && shown.error.status === 0) void begin()
      if (!running) return
      if (deps.token() !== boundToken) void sessionChanged()
      if (trouble === 'device') trouble = null
      if (clock.now() - heardAt > strangeAfterMs) mustSync = true
      if (mustSync || !clock.isSure()) void sync()
      running.sitting.sender.networkChanged()
      running.news.wake()
      running.ending.watchTime()
      showRunning()
    },
    heard() {
      if (running) running.news.wake()
      // What was handed in may have been given back.
      else if (shown.phase === 'finished') void reopened(shown.result.attempt)
    },
    leave() {
      if (!running) return
      running.sitting.leave()
      void running.sitting.sender.sendLeaving()
    },
    sessionChanged: () => void sessionChanged(),
    stop() {
      this.leave()
      round += 1
      closeRunning()
      paper.stop()
      listeners.clear()
    },
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
