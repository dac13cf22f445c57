import { LegalText } from '../../components/text/LegalText'
import type { Data } from './+data'

export function Page(data: Data) {
  return <LegalText {...data} />
}
