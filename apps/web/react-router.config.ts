import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // Made beside the one that is served (scripts/build.ts).
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  // Two files, each under its own name: see `ssr` in vite.config.ts.
  serverBuildFile: '[name].js',
  // Every route is known at the first load: a phone that has gone offline can still move between pages it has stored.
  routeDiscovery: { mode: 'initial' },
  // Our client loaders are one line each: a file for every one of them would be a request for nothing.
  splitRouteModules: false,
} satisfies Config
