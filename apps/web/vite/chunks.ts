export type ChunkGroup = {
  name: string
  /** A file that one of these matches belongs to the group; `chunks.test.ts` says when one matches nothing any more. */
  files: readonly RegExp[]
  priority?: number
}

/**
 * What every page needs is two files: the libraries, which stay cached over our own releases, and the shell with all it
 * imports. Apart in twenty small files the same code weighs 3 kB more, compressed.
 *
 * A group takes along what its files import: what is shared has to stand above the groups that share it, or one page would
 * load another.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  { name: 'vendor', files: [/node_modules\/(react|react-dom|react-router|scheduler|cookie|@tanstack)\//], priority: 5 },
  {
    name: 'shell',
    files: [
      /\/app\/root\.tsx/,
      /\/kit\/rich-text\/phrase\.tsx/,
      /\/ui\/src\/section-head\.tsx/,
      /\/messages\/state_(retry|error_title|offline_title)\.js/,
    ],
    priority: 4,
  },
  // What pages of several groups have: in one of those groups it would bring the group's scripts along.
  { name: 'study-icons', files: [/\/ui\/src\/icons\/study\.ts/], priority: 4 },
  { name: 'room-icons', files: [/\/ui\/src\/icons\/(exam-room|result)\.ts/], priority: 4 },
  { name: 'question-text', files: [/\/exam-ui\/src\/text\/question-text\.module\.css/], priority: 4 },
  { name: 'play-button', files: [/\/kit\/page\/play-button\.module\.css/], priority: 4 },
  { name: 'data-table', files: [/\/kit\/learning\/data-table/], priority: 4 },
  // Small things that many pages share and none needs at first.
  {
    name: 'common',
    files: [
      /\/packages\/text\/src\/([\w-]+\/)?[\w-]+\.ts/,
      /\/messages\/state_/,
      /\/messages\/shell_/,
      /\/messages\/my_(viewing|logging)/,
      /\/packages\/ui\/src\/(dialog|use-modal|error-state|empty-state|skeleton|icon\.tsx|drawings)/,
      /\/ui\/src\/styles\/(form|filters)\.css/,
      // Each in a file of its own would cost every first page the file's name.
      /\/shell\/styles\/(drawer|impersonation)\.module\.css/,
      /\/app\/api\//,
      /\/kit\/preferences\/(choice|preference-choices|theme|drop-downs|switch-language)/,
      /\/kit\/connection\/(?!use-kept-pages)/,
      /\/kit\/alerts\/alerts\.ts/,
      /\/kit\/session\/(guard|log-out)/,
      /\/kit\/address\/here/,
      /\/kit\/storage\/tab-storage/,
      /\/kit\/loading\/(use-alive|query-failed)/,
      /\/kit\/page\/(use-page-title|not-found-page|ways|smart-link|logo|use-root-mark)/,
      /\/exam-rules\/src\/questions\/stem-verdict\.ts/,
      /\/kit\/doctor\/(monogram|without-title)/,
      /\/kit\/clock\/(at-turn|moments|use-clock|use-server-clock)/,
      /\/kit\/live\/(live-news|live-part|use-personal)/,
      /\/kit\/exam\/exam-words/,
      // The room says these as well as the page that leads to it.
      /\/messages\/practice_(title|back|mode_study)\.js/,
    ],
    priority: 2,
  },
  // No first page needs the table: it comes with those that read an address, and with the doctor's area.
  { name: 'route-table', files: [/\/app\/route-table/], priority: 3 },
  // What a button that sends something needs without a form around it.
  { name: 'send', files: [/\/kit\/form\/(failure|use-send)/], priority: 1 },
  // What every form shares, and the pages of the way in and of the doctor's own area, which follow one another: each apart
  // would cost a request, and a line per page in the manifest that the home page loads.
  {
    name: 'form',
    files: [
      /\/packages\/ui\/src\/[\w-]*(field|form-summary)\.tsx/,
      /\/messages\/(account_(otp|college|new_password|wait|failed|strength)|error_field_invalid_phone)/,
      /\/kit\/form\/(stored-texts|submit-button|use-(browser-form|form)|wait\/)/,
      /\/kit\/fields\/(password|college)\//,
      /\/kit\/otp\/(flow|otp-header)/,
      /\/kit\/address\/(account-addresses|use-address-query)/,
    ],
  },
  { name: 'entrance', files: [/\/features\/account\/(frame|join|code|register|forget|login-page)/] },
  // The frame of the doctor's area and the little of the account that the dashboard shows; the forms come with their pages.
  {
    name: 'my',
    files: [
      /\/features\/my\//,
      /\/kit\/my-page\//,
      /\/ui\/src\/icons\/my\.ts/,
      /\/kit\/doctor\/(called-name|doctor-avatar|greeting)/,
      /\/kit\/session\/use-staff-view/,
      /\/kit\/notices\//,
      /\/features\/notices\/unread-watch/,
      /\/kit\/profile\/(profile-api|addresses|completeness|part-names|missing-fields|required-information)/,
      /\/kit\/devices\/(devices-api|slots)/,
      /\/kit\/clock\/use-now/,
      /\/messages\/my_(complete|part|soon_title|devices_slots|loading_failed)/,
    ],
    priority: 1,
  },
  // What forms all over the doctor's area have beside their fields: in the group of one area every other would load that.
  {
    name: 'form-parts',
    files: [
      /\/kit\/form\/(drafts|form-failure|new-key|shrink-picture|use-draft|use-next-focus)/,
      /\/messages\/my_(sending|problem_required)\.js/,
    ],
    priority: 1,
  },
  {
    name: 'address-fields',
    files: [/\/kit\/fields\/address\//, /\/messages\/my_field_(division|district|upazila)\w*\.js/],
  },
  // The way to the complaints stands on many pages.
  { name: 'to-complaints', files: [/\/kit\/complaint\/ask-address/], priority: 1 },
  {
    name: 'account-pages',
    files: [
      /\/features\/(profile|devices)\//,
      /\/kit\/(profile|devices)\//,
      /\/kit\/otp\/code-step/,
      /\/kit\/clock\/time-ago/,
      /\/messages\/news_title\.js/,
    ],
  },
  // The public pages by the way readers go through them. What opens on a click stays apart.
  {
    name: 'page',
    files: [/\/kit\/page\//, /\/kit\/rich-text\//, /\/messages\/page_/, /\/kit\/batch\/batch-(queries|words)/],
    priority: 1,
  },
  { name: 'drawings', files: [/\/kit\/batch\/drawings/, /\/kit\/event\/event-plate/], priority: 1 },
  // Shared by the room, the mistake notebook and reviews, none of which is to load another.
  {
    name: 'on-device',
    files: [
      /node_modules\/idb\//,
      /\/kit\/storage\/(memory-texts|device-database)/,
      /\/kit\/tabs\//,
      /\/kit\/session\/doctor-of-token/,
    ],
    priority: 1,
  },
  { name: 'notebook-calls', files: [/\/kit\/notebook\/notebook-api/], priority: 1 },
  { name: 'asked', files: [/\/exam-ui\/src\/room\//, /\/messages\/review_(true|false|either)\.js/], priority: 1 },
  { name: 'judged', files: [/\/exam-ui\/src\/review\//], priority: 1 },
  // What leads to a result from elsewhere is not to load its page.
  {
    name: 'to-result',
    files: [
      /\/kit\/exam\/result\/(result-address|result-query|review-query)/,
      /\/messages\/(results_title|review_all|exams_title_(quiz|special)|result_(marks|ranks)_(soon|wait)\w*|notebook_keep_failed|practice_(offline|making|failed))\.js/,
    ],
    priority: 1,
  },
  // Exams, their own page and the room all lead into one another; what is said before one begins comes without the room.
  { name: 'exam-rules', files: [/\/kit\/exam\/rules\//, /\/kit\/clock\/use-seconds-left/], priority: 1 },
  {
    name: 'event-calls',
    files: [/\/kit\/event\/(own-)?event-(queries|state|words)/, /\/messages\/event_deadline\.js/],
    priority: 1,
  },
  // Every checkout leads back to what was bought, of whichever kind.
  {
    name: 'to-bought',
    files: [/\/kit\/checkout\/checkout-links/, /\/messages\/(payment_receipt|batch_refund_read)\.js/],
    priority: 1,
  },
  { name: 'to-lectures', files: [/\/messages\/lecture_(pending|given)_title\.js/], priority: 1 },
  // Lists, results and reviews follow one another; the room is apart. All of them, and the question of the day, draw questions.
  {
    name: 'exams',
    files: [/\/kit\/exam\/(?!client-of-route)[\w-]+\.ts/, /\/exam-ui\/src\/(?!room|review)/],
    priority: 1,
  },
  {
    name: 'exam-pages',
    files: [/\/features\/exam-(list|result|review)\//, /\/kit\/exam\/(card|result)\//],
  },
  // The light part of the player, which every page with a video has; the library comes with the click on "play".
  { name: 'player', files: [/\/kit\/player\/(?!engine)/, /\/kit\/clock\/video-clock/] },
  { name: 'player-engine', files: [/\/kit\/player\/engine\//] },
  // The dashboard, timetables and lectures all lead into a class; the press comes once there is something to press.
  { name: 'join-button', files: [/\/kit\/live-class\/(join-(api|button)|use-join)/], priority: 1 },
  {
    name: 'live-class',
    files: [/\/kit\/live-class\/(?!join-(api|button)|use-join)/, /\/kit\/course\/timetable-addresses/],
    priority: 2,
  },
  { name: 'lectures', files: [/\/features\/lectures\//] },
  {
    name: 'exam-room',
    files: [
      /\/features\/exam-room\/(?!.*(dialog|finished-exam|list-sheet|question-list|question-states|cell-|next-cell|time-over|handing-in|whole-paper|leaving|pause-cover|news-|trouble|(leave|time|practice)-words|study))/,
    ],
  },
  { name: 'home', files: [/\/app\/routes\/public\/home\.tsx/, /\/features\/home\/(?!.*(dialog|slider-motion|day\/))/] },
  { name: 'batches', files: [/\/features\/batches\/(?!.*(dialog|sheet))/, /\/kit\/batch\//] },
  {
    name: 'schedules',
    files: [/\/features\/schedules\/(?!.*dialog)/, /\/kit\/schedule\/(?!.*dialog)/, /\/kit\/clock\/use-today/],
  },
  { name: 'events', files: [/\/features\/events\//, /\/kit\/event\//] },
  { name: 'courses', files: [/\/features\/courses\//] },
  { name: 'content', files: [/\/features\/(content|faq|contact|gallery|videos)\/(?!.*(dialog|light-box))/] },
]

/** As the bundler takes them. */
export const codeSplitting = {
  groups: chunkGroups.map(({ files, ...group }) => ({
    ...group,
    // One pattern, which the bundler tries by itself: a function would be called for every group and module.
    test: new RegExp(files.map(({ source }) => source).join('|')),
  })),
}
