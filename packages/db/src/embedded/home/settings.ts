import { PORT } from '../server/socket-folder.ts'

export const SETTINGS_FILE = 'prostuti.conf'

/** Settings for a small machine that also runs the app. Anything bigger should have a server of its own (DATABASE_URL). */
export function settingsText(socketFolder: string, fsync: boolean): string {
  const settings: Record<string, string | number> = {
    listen_addresses: '',
    port: PORT,
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: 100,
    shared_buffers: '128MB',
    effective_cache_size: '512MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    huge_pages: 'off',
    max_wal_size: '512MB',
    wal_compression: 'on',
    // What the backup has not received yet is kept for it, but never until the disk is full.
    max_slot_wal_keep_size: '1GB',
    // After a kill, one call for the whole file system instead of one for each of a thousand files, which took seconds.
    recovery_init_sync_method: 'syncfs',
    random_page_cost: 1.1,
    // Requests are many and short: planning a JIT or parallel workers costs more than it gives.
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    // Reading in the backend itself, and no replication to wait for, save four idle processes.
    io_method: 'sync',
    max_logical_replication_workers: 0,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    // Terse, because details quote rows ("Key (phone)=(…) already exists"), and a log is no place for phone numbers.
    log_error_verbosity: 'terse',
    log_parameter_max_length: 0,
    fsync: fsync ? 'on' : 'off',
    synchronous_commit: fsync ? 'on' : 'off',
    full_page_writes: fsync ? 'on' : 'off',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`)
  return `# Written anew at every start; your own settings go into postgresql.conf, below the include.\n${lines.join('\n')}\n`
}
