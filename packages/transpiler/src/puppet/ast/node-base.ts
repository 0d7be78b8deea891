import type { SourceRange } from '../../text/index.js';

export interface NodeBase extends SourceRange {
  readonly type: string;
}
