import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserLocale } from './vite/browser-locale.ts'

/**
 * What every page needs is two files: the libraries, which stay cached over our own releases, and the shell with all it
 * imports. Apart in twenty small files the same code weighs 3 kB more, compressed.
 */
const chunks = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|@tanstack)\//, priority: 4 },
  {
    name: 'shell',
    test: /\/app\/root\.tsx|\/app\/page\/phrase\.tsx|\/ui\/src\/section-head\.tsx|\/messages\/state_(retry|error_title|offline_title)\.js/,
    priority: 3,
  },
  // The home page's sections come later and share a little with its first screen, which is always there by then.
  { name: 'home', test: /\/app\/routes\/home\.tsx/, priority: 2 },
  // Small things that many pages share and none needs at first. A group takes along what its files import: what is shared
  // has to stand above the groups that share it, or one page would load another.
  {
    name: 'common',
    test: [
      /\/packages\/text\/src\/[\w-]+\.ts/,
      /\/messages\/(state_|shell_|my_viewing|my_logging)|\/paraglide\/registry/,
      /\/packages\/ui\/src\/(dialog|error-state|empty-state|skeleton|icon|drawings)/,
      /\/app\/(shell\/(choice|theme|drop-downs|switch-language)|offline\/connection|plumbing\/(guard|api-events)|route-table|api\/)/,
      /\/features\/(my\/log-out|account\/tab-storage)|\/page\/use-(alive|page-title|clock|server-clock)|\/ui\/src\/styles\/form\.css/,
    ],
    priority: 1,
  },
  // What every form shares, and the pages of the way in and of the doctor's own area, which follow one another: each apart
  // would cost a request, and a line per page in the manifest that the home page loads.
  {
    name: 'form',
    test: /\/packages\/ui\/src\/[\w-]*(field|form-summary)\.tsx|\/messages\/account_(otp|college|new_password|wait|failed|strength)|\/features\/account\/(form|wait|password|college|flow|addresses|use-address-query|api\/otp-header)/,
  },
  { name: 'entrance', test: /\/features\/account\/(frame|join|code|register|forget|login-page)/ },
  // The frame of the doctor's area and the little of the account that the dashboard shows; the forms come with their pages.
  {
    name: 'my',
    test: /\/features\/(my\/(?!form\/)|notices\/(badge|bell|use-unread|unread-watch|notice-queries)|profile\/(profile-api|addresses|completeness|part-names|missing-fields|required-information)|devices\/(devices-api|places|use-now))|\/messages\/my_(complete|part|soon_title|devices_places|loading_failed|all_notices)/,
    priority: 1,
  },
  { name: 'account-pages', test: /\/features\/(profile|devices|my\/form)\// },
  // The public pages by the way readers go through them. What opens on a press stays apart.
  { name: 'page', test: /\/app\/page\/|\/messages\/page_|\/features\/batches\/batch-(queries|words)/, priority: 1 },
  { name: 'drawings', test: /\/features\/home\/(batches\/drawings|events\/event-plate)/, priority: 1 },
  // Lists, results and reviews follow one another; the room is apart. All of them, and the question of the day, draw questions.
  { name: 'exams', test: /\/features\/exams\//, priority: 1 },
  { name: 'exam-pages', test: /\/features\/exam-(list|result|review)\// },
  // The light part of the player, which every page with a video has; the library comes with the press on "play".
  { name: 'player', test: /\/features\/player\/(?!engine)/ },
  { name: 'player-engine', test: /\/features\/player\/engine\// },
  { name: 'lectures', test: /\/features\/lectures\// },
  {
    name: 'exam-room',
    test: /\/features\/exam-room\/(?!.*(dialog|finished-exam|list-sheet|time-over|handing-in|whole-paper))/,
  },
  { name: 'batches', test: /\/features\/batches\/(?!.*(dialog|sheet))/ },
  { name: 'schedules', test: /\/features\/schedules\/(?!.*dialog)/ },
  { name: 'events', test: /\/features\/events\// },
  { name: 'courses', test: /\/features\/courses\// },
  { name: 'content', test: /\/features\/(content|faq|contact|gallery|videos)\/(?!.*(dialog|light-box))/ },
].map(({ test, ...group }) => ({
  ...group,
  test: Array.isArray(test) ? (id: string) => test.some((each) => each.test(id)) : test,
}))

export default defineConfig({
  plugins: [browserLocale(), tailwindcss(), reactRouter()],
  build: {
    target: ['chrome100', 'safari15.4', 'firefox100'],
    assetsInlineLimit: 0,
    // hls.js is one file of 580 kB, fetched only when a video comes as a playlist.
    chunkSizeWarningLimit: 600,
    // How long plugins took is for whoever tunes the build, not for whoever starts the product.
    // A part that some pages bring along and others fetch when they need it is meant so.
    rollupOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // The server's thread for pages imports app/server.ts, which carries the router's own build inside; its first thread, which
    // answers everybody, imports app/page-address.ts alone.
    ssr: { build: { rollupOptions: { input: ['./app/server.ts', './app/page-address.ts'] } } },
  },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-router',
      'react-router/dom',
      '@tanstack/react-query',
    ],
  },
})
