/** Started by `drawImage` as a process of its own for one image, which may be killed while it decodes. */
import { answerQuestion } from "../run-program.server.ts";
import { redrawImage } from "./redraw-image.server.ts";

answerQuestion(redrawImage);
