import { type Db, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { type Zoom, ZoomAway, ZoomRefused } from '../zoom/index.ts'

const { classRegistrant } = tables

type Person = { id: number; name: string }

/** Undefined where there is none to be had in time. */
export type MakeOwnLink = (doctor: Person, meetingNumber: string) => Promise<string | undefined>

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
 * Makes doctors their own links to Zoom meetings, and keeps them. Nobody is kept out of a class because Zoom is slow: who has
 * waited long enough goes without.
 */
export function createOwnLinks({
  db,
  zoom,
  clock,
  publicUrl,
  onError,
  patienceMs = patience,
}: OwnLinkDeps): MakeOwnLink {
  const running = new Map<string, Promise<string | undefined>>()

  async function register({ id: doctorId, name }: Person, meetingNumber: string): Promise<string | undefined> {
    try {
      const made = await zoom.register(meetingNumber, {
        firstName: name.slice(0, longestName).toWellFormed(),
        // By which a teacher, and the list of who came, tell two of the same name apart.
        lastName: `#${doctorId}`,
        email: addressOf(doctorId, publicUrl),
      })
      return await keep(db, { doctorId, meetingNumber, ...made, createdAt: clock() })
    } catch (error) {
      const isExpected = error instanceof ZoomAway && error.code === 'paused'
      if (!isExpected) onError(error)
      if (error instanceof ZoomAway || error instanceof ZoomRefused) return undefined
      throw error
    }
  }

  return async (doctor, meetingNumber) => {
    if (!zoom.canRegister) return undefined
    const key = `${doctor.id} ${meetingNumber}`
    // Pressed twice at once, it is asked for once.
    const asked = running.get(key) ?? register(doctor, meetingNumber).finally(() => running.delete(key))
    running.set(key, asked)
    // Nobody listens any more when it fails after the patience has ended.
    asked.catch(() => {})
    return Promise.race([asked, wait(patienceMs)])
  }
}

/** The first one stays, should another process have made one at the same moment. */
async function keep(db: Db, made: typeof classRegistrant.$inferInsert): Promise<string | undefined> {
  const [kept] = await db
    .insert(classRegistrant)
    .values(made)
    .onConflictDoNothing()
    .returning({ joinUrl: classRegistrant.joinUrl })
  if (kept !== undefined) return kept.joinUrl
  const [earlier] = await db
    .select({ joinUrl: classRegistrant.joinUrl })
    .from(classRegistrant)
    .where(and(eq(classRegistrant.doctorId, made.doctorId), eq(classRegistrant.meetingNumber, made.meetingNumber)))
  return earlier?.joinUrl
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
