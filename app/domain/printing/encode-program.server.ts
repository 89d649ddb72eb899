/** `printBytes` starts it as a separate process, because drawing text takes long. */

import type { PaperMillimetres } from "../printers/printer.ts";
import { answerQuestion } from "../run-program.server.ts";
import type { PrintDocument } from "./document.ts";
import { encodeDocument } from "./encode-document.server.ts";

export type EncodeQuestion = { document: PrintDocument; papers: PaperMillimetres[] };

answerQuestion(({ document, papers }: EncodeQuestion) =>
  Promise.all(papers.map((paper) => encodeDocument(document, paper))),
);
