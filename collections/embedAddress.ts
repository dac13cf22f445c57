/** The hosts’ pages of a video, which refuse to be shown in a frame; the groups are the video’s id and, of an unlisted one, its key. */
const pages: readonly [page: RegExp, player: string][] = [
  [/^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]+)/i, 'https://www.youtube-nocookie.com/embed/'],
  [/^https?:\/\/(?:www\.)?vimeo\.com\/(\d+)(?:\/(\w+))?/i, 'https://player.vimeo.com/video/'],
]

/** The address of a video’s player, if this is the page of the video. */
export function embedAddress(address: string): string | undefined {
  return pages.flatMap(([page, player]) => {
    const [, id, key] = page.exec(address) ?? []
    return id ? [player + id + (key ? `?h=${key}` : '')] : []
  })[0]
}
