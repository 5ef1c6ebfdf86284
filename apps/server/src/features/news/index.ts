export { tellNews } from './tell-news.ts'
