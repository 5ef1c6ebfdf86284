/** What a page is made of: the web's build lists it (`page-files.json`), the server puts it into the page. */
export type PageFiles = { scripts: string[]; sheets: string[] }
