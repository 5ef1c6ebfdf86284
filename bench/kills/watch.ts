import type { Database } from '../../packages/db/src/index.ts'
import type { Work } from './work.ts'

type Viewer = { doctorId: number; token: string; reports: number }

const seconds = 5

/** Doctors who watch a video from its beginning, and report every few seconds of it, one report after the other. */
export function watch({ pool }: Database, videoId: number, doctors: Omit<Viewer, 'reports'>[]): Work {
  const viewers = doctors.map((doctor) => ({ ...doctor, reports: 0 }))
  const idle = [...viewers]
  return {
    what: 'reports of watched seconds',
    atOnce: viewers.length,
    pauseMs: 150,
    async doOne(client) {
      const viewer = idle.shift()
      if (viewer === undefined) return false
      const from = viewer.reports * seconds
      const report = { position_seconds: from + seconds, watched: [[from, from + seconds]] }
      await client.send(`/doctor/videos/${videoId}/progress`, { token: viewer.token, json: report })
      viewer.reports += 1
      idle.push(viewer)
      return true
    },
    acknowledged: () => viewers.reduce((sum, { reports }) => sum + reports, 0),
    async findMissing() {
      const { rows } = await pool.query<{ doctor_id: number; watched_seconds: number }>(
        'select doctor_id, watched_seconds from video_progress where video_id = $1',
        [videoId],
      )
      const found = new Map(rows.map((row) => [row.doctor_id, row.watched_seconds]))
      return viewers
        .filter(({ doctorId, reports }) => (found.get(doctorId) ?? 0) < reports * seconds)
        .map(({ doctorId }) => `progress of doctor ${doctorId}`)
    },
  }
}
