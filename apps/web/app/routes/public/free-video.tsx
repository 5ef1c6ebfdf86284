import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { videoCrumbs } from '../../features/videos/crumbs.ts'
import { durationText } from '../../features/videos/duration.ts'
import { VideoPage } from '../../features/videos/video-page.tsx'
import { type VideoAnswer, videoQuery, videosQuery } from '../../features/videos/video-queries.ts'
import { videoData } from '../../features/videos/video-structured.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { answerIn, loadedMeta } from '../../kit/page/loaded-meta.ts'
import { breadcrumbList, pageTags } from '../../kit/page/page-tags.ts'
import { summaryOf } from '../../kit/rich-text/summary-of.ts'
import type { Route } from './+types/free-video.ts'

const image = '/media/share/video.png'

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadPage({
    context,
    main: videoQuery(params.freeVideoId),
    others: [videosQuery],
    tags: ({ video }) =>
      pageTags({
        request,
        path: addressOf('/v/:freeVideoId', { freeVideoId: video.id }),
        image,
        type: 'video.other',
        structured: [videoData(request, video, image), breadcrumbList(request, videoCrumbs(video))],
      }),
  })

/** Later visits within a session ask the API from the browser; only the first page comes from the server. */
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ params, ...args }) => {
  const address = String(videoQuery(params.freeVideoId).queryKey[0])
  const video = answerIn<VideoAnswer>(args.loaderData, address)?.video
  return loadedMeta(
    args,
    video && {
      title: m.video_page_title({ video: video.title }),
      description: summaryOf(
        m.video_description({
          title: video.title,
          length: durationText(video.duration_seconds, getLocale()),
          description: video.description,
        }),
      ),
    },
  )
}

export default VideoPage
