// Makes one backup with the settings of the server that started it, while that server goes on serving: everything else comes first.
import '../resolve-once.ts'
import { constants, setPriority } from 'node:os'

setPriority(constants.priority.PRIORITY_LOW)
const { backUpNow } = await import('./back-up-now.ts')
process.exitCode = (await backUpNow()) ? 0 : 1
