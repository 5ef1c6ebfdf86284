import { loadEnvFile } from '../load-env-file.ts'

/** npm run move-files [-- --to-folder] [-- --remove] */
loadEnvFile()
const given = process.argv.slice(2)
if (given.some((word) => !['--to-folder', '--remove'].includes(word))) {
  console.error(
    'Say nothing, --to-folder (from the bucket to DATA_DIR) or --remove (let go of the old files afterwards).',
  )
  process.exit(1)
}

const { startOrExplain } = await import('../../apps/server/src/start/start-or-explain.ts')
const { moveBetweenStorages } = await import('../../apps/server/src/start/move-between-storages.ts')
await startOrExplain(async () => {
  const way = { toFolder: given.includes('--to-folder'), remove: given.includes('--remove') }
  const { faults } = await moveBetweenStorages({ ...way, say: console.log })
  process.exitCode = faults.length === 0 ? 0 : 1
})
