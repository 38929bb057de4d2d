import type { VisitorSurvey } from '#contract/entities/survey.ts'
import { ANSWERS_SUFFIX, storageKey } from '../../runtime/storage/storage-key.ts'

type News = { readonly subject: string; readonly survey: VisitorSurvey }

/** The elements of this browser that show the same company's surveys, in this tab and in others. */
export type OtherSurveys = {
  readonly tell: (news: News) => void
  readonly stop: () => void
}

/** Hears of the answers that are given in other elements, and tells them of this one's. */
export function hearOtherSurveys(
  baseUrl: string,
  tenant: string,
  onNews: (news: News) => void,
): OtherSurveys {
  const channel = new BroadcastChannel(storageKey(baseUrl, tenant) + ANSWERS_SUFFIX)
  channel.onmessage = ({ data }: MessageEvent<News>) => onNews(data)
  return { tell: news => channel.postMessage(news), stop: () => channel.close() }
}
