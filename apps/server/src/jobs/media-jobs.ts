import { join } from 'node:path'
import type { Deps } from '../deps.ts'
import { createPageRenderer, sweepSharedPages } from '../features/document/index.ts'
import {
  createMediaTools,
  judgeUploads,
  runRenditions,
  sweepLooseFiles,
  sweepRetired,
  sweepUploads,
} from '../features/media/index.ts'
import type { Job } from './job.ts'

const hour = 3_600_000

/** What uploaded files need done when nobody is asking: judged, made into sizes, and let go of when nothing uses them. */
export function mediaJobs({
  database: { db },
  env: { dataDir },
  clock,
  storage,
}: Pick<Deps, 'database' | 'env' | 'clock' | 'storage'>): Job[] {
  const tools = createMediaTools()
  // Its process begins with the first file and ends when there was none for a while.
  const renderer = createPageRenderer({ cacheFolder: join(dataDir, 'cache', 'pages') })
  const judges = { measureDocument: renderer.measure, probeVideo: tools.probe }
  return [
    {
      name: 'judge_uploads',
      everyMs: 2_000,
      run: (_now, signal) => judgeUploads(db, { storage, judges, clock, signal }),
    },
    {
      name: 'make_renditions',
      everyMs: 5_000,
      run: (_now, signal) => runRenditions(db, { storage, tools, clock, signal }),
    },
    { name: 'sweep_retired_videos', everyMs: hour, run: (now) => sweepRetired(db, storage, now) },
    { name: 'sweep_uploads', everyMs: hour, run: (now) => sweepUploads(db, storage, now) },
    { name: 'sweep_shared_pages', everyMs: 24 * hour, run: (now) => sweepSharedPages(storage, now) },
    { name: 'sweep_loose_files', everyMs: 6 * hour, run: (now) => sweepLooseFiles(db, storage, now) },
  ]
}
