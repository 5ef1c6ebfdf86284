import { type Db, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { type Zoom, ZoomAway, ZoomRefused } from '../zoom/index.ts'

const { classRegistrant, doctor } = tables

type OwnLinkDeps = {
  db: Db
  zoom: Zoom
  clock: () => Date
  /** Zoom wants an e-mail address; ours are made up under the centre's own name. */
  publicUrl: string
  onError: (error: unknown) => void
  patienceMs?: number
}

/** A doctor who waits longer than this opens the shared link; their own comes with the next press. */
const patience = 2000

/** As long as Zoom takes names. */
const longestName = 64

/**
 * A doctor's own link to a Zoom meeting: the one that is kept, or a new one from Zoom. Undefined where there is none to be had
 * in time, so that nobody is kept out of a class because Zoom is slow.
 */
export function createOwnLinks({ db, zoom, clock, publicUrl, onError, patienceMs = patience }: OwnLinkDeps) {
  const running = new Map<string, Promise<string | undefined>>()

  async function register(doctorId: number, meetingNumber: string): Promise<string | undefined> {
    const [person] = await db.select({ name: doctor.name }).from(doctor).where(eq(doctor.id, doctorId))
    if (person === undefined) return undefined
    try {
      const made = await zoom.register(meetingNumber, {
        firstName: person.name.slice(0, longestName).toWellFormed(),
        // By which a teacher, and the list of who came, tell two of the same name apart.
        lastName: `#${doctorId}`,
        email: addressOf(doctorId, publicUrl),
      })
      await db
        .insert(classRegistrant)
        .values({ doctorId, meetingNumber, ...made, createdAt: clock() })
        .onConflictDoNothing()
      return await readKept(db, doctorId, meetingNumber)
    } catch (error) {
      const isExpected = error instanceof ZoomAway && error.code === 'paused'
      if (!isExpected) onError(error)
      if (error instanceof ZoomAway || error instanceof ZoomRefused) return undefined
      throw error
    }
  }

  /** Pressed twice at once, it is asked for once. */
  function registerOnce(doctorId: number, meetingNumber: string): Promise<string | undefined> {
    const key = `${doctorId} ${meetingNumber}`
    const asked =
      running.get(key) ??
      register(doctorId, meetingNumber).finally(() => {
        running.delete(key)
      })
    running.set(key, asked)
    return asked
  }

  return async (doctorId: number, meetingNumber: string): Promise<string | undefined> => {
    const kept = await readKept(db, doctorId, meetingNumber)
    if (kept !== undefined || !zoom.canRegister) return kept
    const asked = registerOnce(doctorId, meetingNumber)
    // Nobody listens any more when it fails after the patience has ended.
    asked.catch(() => {})
    return Promise.race([asked, wait(patienceMs)])
  }
}

async function readKept(db: Db, doctorId: number, meetingNumber: string): Promise<string | undefined> {
  const [row] = await db
    .select({ joinUrl: classRegistrant.joinUrl })
    .from(classRegistrant)
    .where(and(eq(classRegistrant.doctorId, doctorId), eq(classRegistrant.meetingNumber, meetingNumber)))
  return row?.joinUrl
}

const wait = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), ms).unref()
  })

/** Zoom takes no address without a dot in it, which a server of one's own machine has none of. */
function addressOf(doctorId: number, publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  return `doctor-${doctorId}@${/[a-z]\.[a-z]/i.test(hostname) ? hostname : 'class.invalid'}`
}
